import type { RouteSpec } from '@truciolo/contract';
import { z } from 'zod';

/** A call without a parsed answer: it succeeded when it was answered with 2xx, whatever the body contains. */
export const unread = <const Spec extends RouteSpec>(spec: Spec) => ({ ...spec, answer: z.unknown() });
