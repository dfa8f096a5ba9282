import { catalog } from "../../../kernel/index.ts";

/** Texts of the frame, which are there from the beginning: header, menus, commands, dialogs, notices about links. */
export const shell = catalog("uiShell", {
  "shell.name": "Fixscope",
  "shell.analyses": "Analyses",
  "shell.engines": "Analysis",
  "shell.engineOnPage": "{page}: {tab}",
  "shell.lesson": "About this example",
  "shell.lessonHint": "What this example shows, and why",
  "shell.lessonShort": "About",
  "shell.gallery": "Examples",
  "shell.lessons": "Lesson",
  "shell.nextLesson": "Next lesson: {title}",
  "shell.previousLesson": "Previous lesson: {title}",
  "shell.exampleMenu": "Choose another example",
  "shell.ownProgram": "Your own program",
  "shell.edited": "edited",
  "shell.compare": "Compare",
  "shell.compareHint": "Run the same program in two ways side by side",
  "shell.share": "Share",
  "shell.shareHint": "Copy a link to this state",
  "shell.help": "Help and shortcuts",
  "shell.otherLanguage": "中文",
  "shell.theme": "Theme",
  "shell.theme.auto": "System",
  "shell.theme.light": "Light",
  "shell.theme.dark": "Dark",
  "shell.theme.contrast": "High contrast",
  "shell.notifications": "Notifications",
  "shell.close": "Close",
  "shell.title.gallery": "Fixscope: see static analysis work",

  "link.unknownPage": "There is no page “{found}”. These are the examples.",
  "link.badValue": "Invalid value in the link: {name} = “{found}”. The default is used instead.",
  "link.idleLimit": "The limit “{name}” in the link has no effect here.",
  "link.unreadableCode": "The program in this link is damaged, probably truncated. The example is shown instead.",
  "link.refused": "This link cannot be opened",
  "link.tooMuchCode":
    "The program in this link is too large: at most {megabytes} MB of text can come by a link. Ask for the files and paste their text instead.",
  "link.tooManyFiles": "The program in this link has too many files: at most {limit} can come by a link.",
  "link.newerVersion":
    "This link was made by a newer version of Fixscope: it packs programs as “{found}”, and this version reads “v1” only.",
  "link.unknownExample":
    "There is no example “{found}” here. It may have been renamed, or the link was made by a newer version of Fixscope.",
  "link.otherExample": "There is no example “{found}” here. The program of the link is shown without it.",
  "link.toGallery": "All examples",

  "shell.lecture": "Lecture",
  "shell.lectureHint": "Large letters, and only what is talked about (M; Esc leaves)",
  "shell.leaveLecture": "Leave lecture mode",
  "command.palette": "Search commands",
  "command.help": "Help and shortcuts",

  "command.find": "Find a lesson, an action, a fact",
  "shell.file": "File",
  "shell.fileHint": "File: open, save, export",

  "fetch.failed":
    "This part of the page could not be loaded. Nothing is lost: check the connection and try again, or reload the page.",
  "fetch.again": "Try again",
  "fetch.coming": "Loading …",
  "fetch.slow":
    "This takes long: nothing has come for 10 seconds. The connection may be slow or down. What comes later is still shown.",
  "fetch.reload": "Reload the page",
  "fault.title": "Internal error",
  "fault.text":
    "What you made is still stored. Reload the page, or save your work as a file and start without it. If it happens again, please report this message and what you did:",
  "fault.unsaved":
    "Some of what you made is in this tab only, because the browser did not store it: save your work as a file first, then reload the page or start without it. If it happens again, please report this message and what you did:",
  "fault.save": "Save my work",
  "fault.without": "Start without stored work",
  "fault.reload": "Reload",
  "shell.title.page": "{name} · {page} · Fixscope",
  "key.space": "Space",
  "storage.blocked": "The browser does not let this page store anything. What you type is kept only in this tab.",
  "storage.full": "The browser’s storage for this page is full. What you type is kept only in this tab.",
  "storage.newer":
    "What is stored here was written by a newer version of Fixscope, which this one cannot read. It stays as it is. What you type is kept only in this tab.",
  "storage.unused": "Started without stored work, which stays as it is. What you type is kept only in this tab.",
  "storage.settings": "The browser does not store your settings: they are kept only in this tab.",
  "storage.saved": "Saved",
  "storage.saving": "Saving…",
  "storage.unsaved": "Not saved",
  "storage.use": "Start with stored work",
  "offline.update": "A newer version of Fixscope is ready. Your work stays.",
  "offline.updateNow": "Update",
  "compare.single": "Show the leading run alone",
});
