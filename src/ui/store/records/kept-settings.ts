import type { StoreApi } from "zustand/vanilla";
import {
  type ChosenSettings,
  SETTINGS_COPY,
  type SettingName,
  type Settings,
  type Storage,
  settingNames,
  settingsIn,
} from "../settings/index.ts";
import { isSame } from "./merge.ts";
import { idOf } from "./record.ts";
import type { Records } from "./records.ts";

const NAME = "page";
const ID = idOf("settings", NAME);

/**
 * What every open page takes over from another one. The other settings are of what a page shows, its language and what is open
 * on it: they are for the next page.
 */
const followed: readonly SettingName[] = ["theme", "singleKeys", "ghosts", "observed"];

interface KeptSettings {
  readonly settings: StoreApi<Settings>;
  readonly records: Records;
  /** Where the next page finds what it begins with. */
  readonly copy: Storage;
  /** The page changes settings for itself only. */
  readonly isReadOnly: boolean;
  /** The browser keeps a change nowhere. */
  readonly onLost: () => void;
}

/** Keeps the settings as a record. What only the copy has, as that of an older Fixscope, is taken over into it. */
export function keepSettings({ settings, records, copy, isReadOnly, onLost }: KeptSettings): void {
  const changedHere = new Set<SettingName>();
  let isFollowing = false;

  const follow = (names: readonly SettingName[]): void => {
    const kept = settingsIn(records.get("settings", NAME));
    if (Object.keys(kept).length === 0) return;
    if (!isReadOnly) copy.write(SETTINGS_COPY, { ...settingsIn(copy.read(SETTINGS_COPY)), ...kept });
    const now = settings.getState();
    const other = chosenOf(kept, (name) => names.includes(name) && kept[name] !== now[name]);
    if (Object.keys(other).length === 0) return;
    isFollowing = true;
    settings.setState(other);
    isFollowing = false;
  };

  const keep = async (chosen: ChosenSettings): Promise<void> => {
    records.write("settings", NAME, { ...records.get("settings", NAME), ...chosen });
    await records.settled();
    if (records.isLostWithPage("settings", NAME)) onLost();
  };

  settings.subscribe((now, before) => {
    if (isFollowing) return;
    const changed = chosenOf(now, (name) => now[name] !== before[name]);
    for (const name of settingNames) if (name in changed) changedHere.add(name);
    if (!isReadOnly && Object.keys(changed).length > 0) void keep(changed);
  });
  records.store.subscribe(({ records: now }, { records: before }) => {
    if (!isSame(now.get(ID)?.value, before.get(ID)?.value)) follow(followed);
  });
  void records.ready().then(() => {
    const kept = records.get("settings", NAME) ?? {};
    const left = settingsIn(copy.read(SETTINGS_COPY));
    const missing = chosenOf(left, (name) => !(name in kept));
    if (!isReadOnly && Object.keys(missing).length > 0) void keep(missing);
    follow(settingNames.filter((name) => !changedHere.has(name)));
  });
}

/** The settings that are wanted, without those that nobody chose. */
function chosenOf(settings: Partial<Settings>, isWanted: (name: SettingName) => boolean): ChosenSettings {
  const wanted = settingNames.filter((name) => settings[name] !== undefined && isWanted(name));
  return Object.fromEntries(wanted.map((name) => [name, settings[name]]));
}
