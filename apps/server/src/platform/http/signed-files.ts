import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Services } from '../context.ts';
import { isSigned, type SignedQuery } from '../files/signed-address.ts';

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** The name in both forms of RFC 6266: plain for old programs, UTF-8 for the rest. */
function attachment(name: string | undefined): string {
  if (!name) return 'attachment';
  const plain = name.replace(/[^\w .()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;
}

/** Files by signed address: as a download, never as a page, whatever their bytes say. */
export function addSignedFiles(app: FastifyInstance, { secrets, files, clock }: Services): void {
  app.get<{ Params: { '*': string }; Querystring: SignedQuery }>('/files/*', async (request, reply) => {
    const name = request.params['*'];
    if (!isSigned(secrets, name, request.query, clock())) throw new AppError('NOT_FOUND');
    const bytes = await files.get(name);
    if (!bytes) throw new AppError('NOT_FOUND');
    return reply
      .type(request.query.type ?? 'application/octet-stream')
      .header('content-disposition', attachment(request.query.as))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'private, max-age=3600')
      .send(bytes);
  });
}
