/** Used as browsers use a web socket; Node has one of its own from version 22 on. */
declare module "ws" {
  const Socket: typeof WebSocket;

  export { Socket as WebSocket };
}
