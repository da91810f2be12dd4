import { fsyncSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface EmscriptenStream {
  readonly nfd: number;
}
interface NodeFsModule {
  readonly NODEFS?: { readonly stream_ops?: { fsync?: (stream: EmscriptenStream) => number } };
}

/**
 * PGlite's file system on Node has no fsync: a commit is acknowledged while its WAL sits in the page cache, and
 * a power cut loses it. This one gives the emscripten layer the missing operation, so that PostgreSQL's own
 * `fsync=on` reaches the disk.
 */
export class DurableNodeFs extends NodeFS {
  /** True once the hook is in place; the engine refuses to start without it. */
  hooked = false;

  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const made = await super.init(pg, options);
    const hook = (module: unknown) => {
      const operations = (module as NodeFsModule).NODEFS?.stream_ops;
      if (!operations) return;
      operations.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
      this.hooked = true;
    };
    return {
      emscriptenOpts: { ...made.emscriptenOpts, preRun: [...(made.emscriptenOpts.preRun ?? []), hook] },
    };
  }
}
