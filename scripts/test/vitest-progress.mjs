// @ts-check
import { relative, sep } from 'node:path';
import { root } from '../workspace/root.mjs';
import { createProgress } from './progress.mjs';

/** @typedef {import('vitest/reporters').Reporter} Reporter */
/** @typedef {import('vitest/node').TestModule} TestModule */

/** Each package is a part, and so is every other vitest project. @param {string} project @param {string} path */
function partName(project, path) {
  const [, name] = relative(root, path).split(sep);
  return project === 'packages' ? `packages/${name}` : project;
}

/** @param {TestModule} file */
const nameOf = (file) => partName(file.project.name, file.moduleId);

/** Reporter of vitest for `npm test`: a line for each part instead of one for each file. @implements {Reporter} */
export default class VitestProgress {
  #progress = createProgress('vitest');
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {readonly import('vitest/node').TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    for (const { project, moduleId } of specifications)
      this.#progress.expect(partName(project.name, moduleId));
    this.#timer = setInterval(() => this.#progress.tick(), 1000);
  }

  /** @param {TestModule} file */
  onTestModuleEnd(file) {
    const ended = { passed: 0, failed: 0, skipped: 0, milliseconds: file.diagnostic().duration };
    for (const error of file.errors()) this.#progress.fail(file.relativeModuleId, error.message);
    for (const test of file.children.allTests()) {
      const { state, errors } = test.result();
      if (state !== 'pending') ended[state] += 1;
      if (state === 'failed')
        this.#progress.fail(`${file.relativeModuleId} › ${test.fullName}`, errors[0]?.message);
    }
    this.#progress.end(nameOf(file), ended);
  }

  /** @param {unknown} _files @param {readonly import('vitest').SerializedError[]} unhandled */
  onTestRunEnd(_files, unhandled) {
    clearInterval(this.#timer);
    for (const error of unhandled)
      this.#progress.fail('error outside any test', error.stack ?? error.message);
  }
}
