import { at, type JobShop } from './job-shop.ts';

/** Machine orders of a plan without needless idling: earliest start first, then most work left in the job. */
export function firstSequences(shop: JobShop): number[][] {
  const count = shop.job.length;
  const left = new Int32Array(shop.jobs);
  const nextOf = new Int32Array(shop.jobs).fill(-1);
  for (let operation = count - 1; operation >= 0; operation--) {
    const job = at(shop.job, operation);
    left[job] = at(left, job) + at(shop.duration, operation);
    if (at(shop.before, operation) < 0) nextOf[job] = operation;
  }
  const jobFree = new Int32Array(shop.jobs);
  const machineFree = new Int32Array(shop.machines);
  const sequences: number[][] = Array.from({ length: shop.machines }, () => []);
  for (let placed = 0; placed < count; placed++) {
    let chosen = -1;
    let chosenStart = 0;
    for (let job = 0; job < shop.jobs; job++) {
      const operation = at(nextOf, job);
      if (operation < 0) continue;
      const start = Math.max(at(jobFree, job), at(machineFree, at(shop.machine, operation)));
      const better =
        chosen < 0 ||
        start < chosenStart ||
        (start === chosenStart && at(left, job) > at(left, at(shop.job, chosen)));
      if (better) [chosen, chosenStart] = [operation, start];
    }
    const [job, machine] = [at(shop.job, chosen), at(shop.machine, chosen)];
    const end = chosenStart + at(shop.duration, chosen);
    jobFree[job] = end;
    machineFree[machine] = end;
    left[job] = at(left, job) - at(shop.duration, chosen);
    nextOf[job] = at(shop.after, chosen);
    sequences[machine]?.push(chosen);
  }
  return sequences;
}
