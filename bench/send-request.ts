import { type Agent, request } from 'node:http';

export interface HttpReply {
  status: number;
  text: string;
}

/** Over keep-alive connections, as a browser does. POST with a body, GET without. */
export function sendRequest(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  body?: object,
): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    });
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
