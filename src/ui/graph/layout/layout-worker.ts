/** The layout engine answers messages by itself once it is loaded in a worker. Its interface is elk-api's. */
import "elkjs/lib/elk-worker.min.js";
