import type { TranslationOf } from "../../../../kernel/index.ts";
import type { present } from "../../../../ui/messages/en/classroom/present.ts";

export const zh: TranslationOf<typeof present> = {
  "present.keys": "在投影模式中",
  "present.key.black": "黑屏；按任意键或点击即恢复",
  "present.key.spotlight": "按住：指针周围的聚光灯",
  "present.key.pen": "拿起或放下画笔",
  "present.key.takeBack": "拿着画笔时：撤销这一步的最后一笔",
  "present.key.clear": "拿着画笔时：清除这一步的所有笔迹",
  "present.key.away": "放下画笔",
  "present.black": "屏幕已变黑。按任意键或点击即恢复。",
  "present.pen": "画笔：Backspace 撤销一笔，Delete 全部清除，D 放下",
};
