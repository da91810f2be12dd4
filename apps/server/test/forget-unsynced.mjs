// @ts-check
// Loaded into the server (`--import`): a disk whose cache is gone when the power is. Beside the database's folder it keeps
// another one with what has been flushed and nothing else; after a power cut that one is what there is. A flushed file is
// there with the bytes of that moment under its name; a flushed folder makes names, renames and removals in it last.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

const live = process.env.FLUSHED_OF ?? '';
const flushed = process.env.FLUSHED_INTO ?? '';
const flush = fs.fsyncSync;

/** Where the bytes of a file are kept, by its inode: a file that was renamed is still the same. @type {Map<number, string>} */
const places = new Map();

/** @param {string} folder */
function remember(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) remember(path);
    else if (entry.isFile()) places.set(fs.statSync(path).ino, relative(live, path));
  }
}

/** Whole or not at all: the program may be killed while it copies. @param {string} from @param {string} name */
function keep(from, name) {
  const to = join(flushed, name);
  fs.mkdirSync(dirname(to), { recursive: true });
  fs.copyFileSync(from, `${to}.part`);
  fs.renameSync(`${to}.part`, to);
}

/** @param {string} path @param {string} name */
function keepFile(path, name) {
  const { ino } = fs.statSync(path);
  const before = places.get(ino);
  keep(path, name);
  if (before !== undefined && before !== name) fs.rmSync(join(flushed, before), { force: true });
  places.set(ino, name);
}

/** @param {string} path @param {string} name */
function keepNames(path, name) {
  const kept = join(flushed, name);
  fs.mkdirSync(kept, { recursive: true });
  const there = new Set(fs.readdirSync(path));
  for (const gone of fs.readdirSync(kept))
    if (!there.has(gone)) fs.rmSync(join(kept, gone), { recursive: true, force: true });
  for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
    const own = join(name, entry.name);
    if (entry.isDirectory()) fs.mkdirSync(join(flushed, own), { recursive: true });
    if (!entry.isFile()) continue;
    const { ino } = fs.statSync(join(path, entry.name));
    const before = places.get(ino);
    if (before === own) continue;
    // Renamed: the bytes it was flushed with. Never flushed: a name without bytes.
    if (before !== undefined && fs.existsSync(join(flushed, before)))
      fs.renameSync(join(flushed, before), join(flushed, own));
    else if (!fs.existsSync(join(flushed, own))) fs.writeFileSync(join(flushed, own), '');
    places.set(ino, own);
  }
}

if (live && flushed) {
  if (fs.existsSync(live)) remember(live);
  fs.fsyncSync = (descriptor) => {
    flush(descriptor);
    const path = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
    const name = relative(live, path);
    if (name.startsWith(`..${sep}`) || name === '..') return;
    if (fs.fstatSync(descriptor).isDirectory()) keepNames(path, name);
    else if (fs.existsSync(path)) keepFile(path, name);
  };
  syncBuiltinESMExports();
}
