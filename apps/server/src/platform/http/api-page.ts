import { hookBody, hookFacts, type RouteSpec, toOpenApi } from '@truciolo/contract';
import { escapeHtml } from '@truciolo/italian';
import type { FastifyInstance } from 'fastify';
import { once } from '../once.ts';

function row(spec: RouteSpec): string {
  const session = spec.capability?.join(' | ') ?? 'session';
  const access = spec.access === 'public' ? 'public' : [session, spec.scope].filter(Boolean).join(' · ');
  const errors = (spec.errors ?? []).join(', ');
  const cells = [`<code>${spec.method}</code>`, `<code>/api${escapeHtml(spec.path)}</code>`];
  return `<tr><td>${[...cells, escapeHtml(spec.summary), access, errors].join('</td><td>')}</td></tr>`;
}

/** The contract as a machine-readable document and as a page to read. */
export function addApiPage(app: FastifyInstance, specs: readonly RouteSpec[], version: string): void {
  const hooks = Object.fromEntries(
    Object.entries(hookFacts).map(([event, facts]) => [event, hookBody(facts)]),
  );
  const document = once(() => toOpenApi(specs, { title: 'Truciolo API', version, base: '/api' }, hooks));
  app.get('/openapi.json', (_request, reply) => reply.send(document()));
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Truciolo API ${version}</title>
<style>body{font:15px/22px system-ui,sans-serif;margin:32px auto;max-width:1100px;padding:0 16px;color:#1b1f24}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #e1e4e8;padding:8px;text-align:left;vertical-align:top}</style>
<h1>Truciolo API ${version}</h1>
<p>JSON in, JSON out, <code>Authorization: Bearer …</code>. Errors: <code>{ code, message, fields? }</code>. Whole description: <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who</th><th>Errors</th></tr></thead><tbody>${specs.map(row).join('')}</tbody></table></html>`;
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
