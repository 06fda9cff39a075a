/**
 * @typedef {object} Task
 * @property {string} id
 * @property {string[]} [needs] ids of tasks that must succeed first
 * @property {number} [weight] how much of the `capacity` it uses; 1 by default
 */

/**
 * Runs tasks in the given order, each as soon as the tasks it needs have succeeded and there is free
 * capacity. Skips a task if one that it needs failed or was skipped.
 * @template {Task} T
 * @param {T[]} tasks
 * @param {{ capacity: number, run: (task: T) => Promise<boolean>, skip: (task: T, need: string) => void }} options
 */
export async function schedule(tasks, { capacity, run, skip }) {
  /** @type {Map<string, boolean>} */
  const results = new Map();
  /** @type {Map<T, Promise<void>>} */
  const active = new Map();
  let waiting = tasks;

  const start = (/** @type {T} */ task) =>
    run(task).then((succeeded) => {
      results.set(task.id, succeeded);
      active.delete(task);
    });

  while (waiting.length > 0 || active.size > 0) {
    const before = waiting.length;
    waiting = waiting.filter((task) => {
      const needs = task.needs ?? [];
      const failed = needs.find((id) => results.get(id) === false);
      if (failed) {
        results.set(task.id, false);
        skip(task, failed);
        return false;
      }
      const free = fits(task, [...active.keys()], capacity);
      if (!free || !needs.every((id) => results.get(id))) return true;
      active.set(task, start(task));
      return false;
    });
    if (active.size > 0) await Promise.race(active.values());
    else if (waiting.length > 0 && waiting.length === before) {
      throw new Error(
        `These tasks wait for each other: ${waiting.map((task) => task.id).join(', ')}`,
      );
    }
  }
}

/** @param {Task} task @param {Task[]} active @param {number} capacity */
function fits(task, active, capacity) {
  const taken = active.reduce((total, one) => total + (one.weight ?? 1), 0);
  return taken === 0 || taken + (task.weight ?? 1) <= capacity;
}
