import type { FieldSpecs } from './field-spec.ts';

/** Some fields of a form, in the order they are named. */
export const pickSpecs = (specs: FieldSpecs, paths: readonly string[]): FieldSpecs =>
  Object.fromEntries(
    paths.map((path) => {
      const spec = specs[path];
      if (!spec) throw new Error(`no spec for the field ${path}`);
      return [path, spec];
    }),
  );
