import { createHash } from 'node:crypto';
import { type Call, calls, errors, possibleRefusals } from '@bee-jinx/contract';
import { escapeHtml } from './link-preview.ts';
import { areaOf, areas } from './openapi-areas.ts';
import { bodyExample, replyExample } from './openapi-examples.ts';
import { jsonSchema } from './openapi-schemas.ts';

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
For programs: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>. A typed client is one command away:
<code>npx openapi-typescript …/api/docs/openapi.json -o api.d.ts</code>.</p>
${areas.map(areaSection).join('\n')}
<h2>Errors</h2>
<table>${Object.entries(errors)
    .map(
      ([code, { status, message }]) =>
        `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(message)}</td></tr>`,
    )
    .join('')}</table>
</body></html>`;
}

function areaSection({ name, description }: (typeof areas)[number]): string {
  const sections = calls.filter(({ path }) => areaOf(path) === name).map(callSection);
  return `<h2>${name}</h2><p>${escapeHtml(description)}</p>${sections.join('\n')}`;
}

const refusalList = (call: Call) =>
  possibleRefusals(call)
    .map((code) => `<code>${errors[code].status} ${code}</code>`)
    .join(' · ');

function exampleSection(call: Call): string {
  if (call.answers) return '';
  const sent = call.body ? `${JSON.stringify(bodyExample(call), null, 2)}\n\n` : '';
  const answered = JSON.stringify({ data: replyExample(call) }, null, 2);
  const text = `${call.method} ${call.path}\n${sent}200\n${answered}`;
  return `<h3>example</h3><pre>${escapeHtml(text)}</pre>`;
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
  }</summary>${exampleSection(call)}${parts.join('')}<h3>refusals</h3><p>${refusalList(call)}</p></details>`;
}
