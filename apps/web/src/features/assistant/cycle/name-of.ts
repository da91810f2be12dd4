import type { NamedPart } from '@truciolo/quote';
import { type Stated, statedText } from '../report/stated.ts';

/** The demands that the user stated stand beside the name of the part: the customer reads what was priced. */
export function withStated(named: NamedPart, stated: Stated): NamedPart {
  const text = statedText(stated);
  return text === '' ? named : { ...named, description: `${named.description} · ${text}` };
}

/** "flangia-120.step" → "flangia-120"; one of several solids by its own name. */
export function nameOf(fileName: string, solid: string | null, isOneOfMany: boolean): NamedPart {
  const code = fileName.replace(/\.[^.]+$/, '');
  const own = solid && !/^(open cascade|solid|part|body)\b/i.test(solid) ? solid : null;
  return { code: isOneOfMany && own ? own : code, description: own ?? code };
}
