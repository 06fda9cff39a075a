import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} ProcessEntry
 * @property {number} pid
 * @property {number} parent
 * @property {string} startTime its start time, which distinguishes it from a later process with the same pid
 */

/**
 * All current descendants of `pid`.
 * @param {number} pid
 * @returns {ProcessEntry[]}
 */
export function descendants(pid) {
  const all = listProcesses();
  /** @type {ProcessEntry[]} */
  const found = [];
  for (let parents = [pid]; parents.length > 0;) {
    const children = all.filter((entry) => parents.includes(entry.parent));
    found.push(...children);
    parents = children.map((entry) => entry.pid);
  }
  return found;
}

/** @param {number} pid @returns {ProcessEntry | undefined} */
export function findProcess(pid) {
  return listProcesses().find((entry) => entry.pid === pid);
}

/**
 * The entries whose process still runs.
 * @param {ProcessEntry[]} entries
 */
export function stillRunning(entries) {
  const startTime = new Map(listProcesses().map((entry) => [entry.pid, entry.startTime]));
  return entries.filter((entry) => startTime.get(entry.pid) === entry.startTime);
}

/** @returns {ProcessEntry[]} */
function listProcesses() {
  // /proc, because slim containers have no ps.
  return process.platform === 'linux' ? listFromProc() : listFromPs();
}

function listFromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The command is in parentheses and may contain parentheses; the fields begin after the last one.
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (fields[0] === 'Z') return [];
        return [{ pid: Number(name), parent: Number(fields[1]), startTime: fields[19] ?? '' }];
      } catch {
        return [];
      }
    });
}

function listFromPs() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,lstart='], { encoding: 'utf8' });
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, ...startTime]) => ({
      pid: Number(pid),
      parent: Number(parent),
      startTime: startTime.join(' '),
    }));
}
