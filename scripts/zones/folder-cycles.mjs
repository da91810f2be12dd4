// @ts-check
import { findCycles } from './find-cycles.mjs';

/**
 * Neighbouring folders that import each other, at any depth of the tree. Loose files of the surrounding folder are
 * ignored: an entry or a shared type may be there. Tests do not count.
 * @param {Map<string, readonly string[]>} graph imports by file @returns {{ folder: string, group: string[] }[]}
 */
export function findFolderCycles(graph) {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const floors = new Map();
  for (const [file, targets] of graph) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const target of targets) {
      const edge = neighbours(file, target);
      if (!edge) continue;
      const floor = floors.get(edge.folder) ?? new Map();
      floors.set(edge.folder, floor);
      floor.set(edge.from, (floor.get(edge.from) ?? new Set()).add(edge.to));
    }
  }
  return [...floors].flatMap(([folder, floor]) =>
    findCycles(new Map([...floor].map(([name, leadsTo]) => [name, [...leadsTo]]))).map((group) => ({
      folder,
      group,
    })),
  );
}

/** The two folders in which an import leaves and arrives, below the folder both lie in. @param {string} file @param {string} target */
function neighbours(file, target) {
  const [from, to] = [file.split('/'), target.split('/')];
  let depth = 0;
  while (from[depth] === to[depth]) depth += 1;
  const [leaves, arrives] = [from[depth], to[depth]];
  if (leaves === undefined || arrives === undefined) return null;
  if (depth >= from.length - 1 || depth >= to.length - 1) return null;
  return { folder: from.slice(0, depth).join('/'), from: leaves, to: arrives };
}
