import { connect } from 'node:tls';
import { dayMs } from '@bee-jinx/game';
import type { Config } from '../../config.ts';
import { addressOnThisMachine } from '../../platform/address-on-this-machine.ts';
import { systemClock } from '../../platform/clock.ts';
import { checkClock, type Finding, fault, warning, well } from './finding.ts';

const timeoutMs = 5000;
const renewDays = 14;

/** As a visitor would come: by the public address, through TLS and proxies. */
export async function checkPublicAddress({ publicOrigin }: Config): Promise<Finding[]> {
  if (!publicOrigin) return [];
  const url = new URL(publicOrigin);
  const isEncrypted = url.protocol === 'https:';
  const certificate = isEncrypted ? await checkCertificate(url) : [];
  if (certificate.some(({ level }) => level === 'fault')) return certificate;
  const askedAt = systemClock.now();
  const reply = await get(`${publicOrigin}/api/health`);
  if (!reply) {
    return [
      ...certificate,
      fault(
        `Nobody answers at ${publicOrigin}.`,
        'Check that PUBLIC_URL is right, that its name leads to the proxy, and that proxy and server run.',
      ),
    ];
  }
  const roundTripMs = systemClock.now() - askedAt;
  const body = await reply.text().catch(() => '');
  if (!body.includes('"alive"')) {
    return [
      ...certificate,
      fault(
        `${publicOrigin} answers ${reply.status}, but it isn't Bee Jinx.`,
        'Let the proxy hand everything on to the server, /api too.',
      ),
    ];
  }
  const date = Date.parse(reply.headers.get('date') ?? '');
  return [
    ...certificate,
    well(`${publicOrigin} answers.`),
    // Dates of HTTP are whole seconds.
    ...(Number.isNaN(date) ? [] : checkClock(publicOrigin, date, askedAt, roundTripMs + 1000)),
    ...(isEncrypted ? await checkForwardedProto(publicOrigin) : []),
    ...(isEncrypted ? await checkRedirect(url) : []),
    ...(await checkMetricsAreHidden(publicOrigin)),
  ];
}

/** The server sends this header with pages, and only where it believes that the visitor came by https. */
async function checkForwardedProto(origin: string): Promise<Finding[]> {
  const page = await get(`${origin}/`);
  if (!page || page.headers.get('reporting-endpoints')) return [];
  return [
    fault(
      'The server takes visitors by https for visitors by http, so its cookies are not Secure.',
      'Let the proxy send X-Forwarded-Proto (deploy/haproxy.cfg does), and name its address in TRUSTED_PROXIES.',
    ),
  ];
}

async function checkRedirect({ hostname }: URL): Promise<Finding[]> {
  const reply = await get(`http://${hostname}/`, 'manual');
  if (!reply?.ok) return [];
  return [
    warning(
      `http://${hostname} shows the game without TLS.`,
      'Let the proxy redirect it to https.',
    ),
  ];
}

async function checkMetricsAreHidden(origin: string): Promise<Finding[]> {
  const reply = await get(`${origin}/api/metrics`);
  if (!reply?.ok) return [];
  return [
    fault(
      `Everybody can read ${origin}/api/metrics.`,
      'Refuse that path in the proxy, and name the proxy in TRUSTED_PROXIES: without it visitors count as this machine.',
    ),
  ];
}

function get(url: string, redirect: 'follow' | 'manual' = 'follow'): Promise<Response | undefined> {
  return fetch(url, { redirect, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
}

function checkCertificate({ hostname, port }: URL): Promise<Finding[]> {
  return new Promise((resolve) => {
    const socket = connect(
      {
        host: hostname,
        port: Number(port) || 443,
        servername: isName(hostname) ? hostname : '',
        rejectUnauthorized: false,
        timeout: timeoutMs,
      },
      () => {
        const { valid_to } = socket.getPeerCertificate();
        const days = Math.floor((Date.parse(valid_to) - systemClock.now()) / dayMs);
        const reason = socket.authorizationError as unknown as string | undefined;
        socket.destroy();
        if (!socket.authorized)
          resolve([
            fault(
              `Browsers refuse the certificate of ${hostname} (${reason}).`,
              'Get one for that name from an authority that browsers know, and send the whole chain.',
            ),
          ]);
        else if (days < renewDays)
          resolve([
            warning(
              `The certificate of ${hostname} ends in ${days} days.`,
              'Renew it, and find out why it was not renewed by itself.',
            ),
          ]);
        else resolve([well(`The certificate of ${hostname} is good for ${days} days.`)]);
      },
    );
    socket.on('error', (error) =>
      resolve([
        fault(
          `No TLS at ${hostname} (${(error as { code?: string }).code ?? 'handshake failed'}).`,
          'Check that the proxy listens there and has its certificate.',
        ),
      ]),
    );
    socket.on('timeout', () =>
      socket.destroy(Object.assign(new Error(), { code: 'no answer within 5 s' })),
    );
  });
}

const isName = (hostname: string) => !/^[\d.]+$|^\[/.test(hostname);

/** Whether a server runs here with these settings. */
export async function checkRunning({ host, port }: Config): Promise<Finding[]> {
  const reply = await get(`${addressOnThisMachine(host, port)}/api/ready`);
  if (!reply)
    return [
      warning(
        `No server answers on port ${port} of this machine.`,
        'npm start, or systemctl start bee-jinx; nothing to do if it runs elsewhere.',
      ),
    ];
  if (reply.ok) return [well(`A server is ready on port ${port}.`)];
  return [
    fault(
      `The server on port ${port} is not ready (${reply.status}).`,
      'It drains or has lost its database; its log says which.',
    ),
  ];
}
