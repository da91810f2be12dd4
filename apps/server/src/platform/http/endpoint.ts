import type { RouteRequest, RouteResult, RouteSpec } from '@truciolo/contract';
import type { Context, PublicContext } from '../context.ts';
import type { ReceivedFile } from '../files/received-file.ts';

type ContextOf<Spec extends RouteSpec> = Spec extends { readonly access: 'session' }
  ? Context
  : PublicContext;
type UploadOf<Spec extends RouteSpec> = Spec extends { readonly upload: object }
  ? { readonly upload: ReceivedFile }
  : unknown;

/** A declared call joined to the use case that answers it. */
export interface Endpoint {
  readonly spec: RouteSpec;
  readonly handle: (
    context: Context,
    request: { params: unknown; query: unknown; body: unknown },
  ) => Promise<unknown>;
  /** `context.tenant` of a reading may be answered by a replica. */
  readonly reads?: true;
}

export function endpoint<const Spec extends RouteSpec>(
  spec: Spec,
  handle: (
    context: ContextOf<Spec>,
    request: RouteRequest<Spec> & UploadOf<Spec>,
  ) => Promise<RouteResult<Spec>>,
): Endpoint {
  return { spec, handle: handle as Endpoint['handle'] };
}

/** An endpoint that writes nothing: where there is a replica that has caught up, `context.tenant` reads there. */
export const reading = <const Spec extends RouteSpec & { readonly method: 'GET' }>(
  spec: Spec,
  handle: Parameters<typeof endpoint<Spec>>[1],
): Endpoint => ({ ...endpoint(spec, handle), reads: true });
