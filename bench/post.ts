import { type Agent, request } from 'node:http';

/** As a browser does it, over connections that stay open. */
export function post(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const type = { 'content-type': 'application/json' };
    const options = { agent, method: 'POST', headers: { ...headers, ...type } };
    const sent = request(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(text)),
      );
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
