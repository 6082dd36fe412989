import { createHash } from 'node:crypto';
import { type Call, calls, errors } from '@bee-jinx/contract';
import { escapeHtml } from './link-preview.ts';
import { jsonSchema } from './openapi.ts';

/** The contract as a page to read: no script, one style block, allowed by its hash. */

const style = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2{font-family:Georgia,serif}
details{border-top:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.75rem 0}
summary{cursor:pointer}
code,pre{font:14px/1.45 ui-monospace,monospace}
pre{overflow-x:auto;padding:.75rem;border-radius:6px;background:color-mix(in srgb,currentColor 8%,transparent)}
td{padding:.2rem 1.5rem .2rem 0;vertical-align:top}
`;

export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

export function docsPage(): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bee Jinx: the API</title><style>${style}</style></head>
<body>
<h1>Bee Jinx: the API</h1>
<p>JSON in, JSON out. Success is <code>{"data": …}</code>, failure <code>{"error": {"code", "message", "details"?}}</code>.
For programs: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>
${calls.map(callSection).join('\n')}
<h2>Errors</h2>
<table>${Object.entries(errors)
    .map(
      ([code, { status, message }]) =>
        `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(message)}</td></tr>`,
    )
    .join('')}</table>
</body></html>`;
}

function callSection(call: Call): string {
  const parts = (['params', 'query', 'body', 'reply'] as const).flatMap((part) => {
    const schema = call[part];
    if (!schema) return [];
    const json = jsonSchema(schema, part === 'reply' ? 'output' : 'input');
    return [`<h3>${part}</h3><pre>${escapeHtml(JSON.stringify(json, null, 2))}</pre>`];
  });
  return `<details id="${call.name}"><summary><code>${call.method} ${call.path}</code> · ${escapeHtml(call.summary)}${
    call.access === 'player' ? '' : ` <em>(${call.access})</em>`
  }</summary>${parts.join('')}</details>`;
}
