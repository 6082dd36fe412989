import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

export interface ReceivedMail {
  from: string;
  to: string;
  /** With unfolded lines, by lower-case names. */
  headers: Record<string, string>;
  /** The plain text, decoded. */
  text: string;
  html: string;
  wasEncrypted: boolean;
  /** The client's credentials, decoded. */
  auth: string | undefined;
}

interface Options {
  port?: number;
  host?: string;
  /** If set, the server offers STARTTLS. */
  certificate?: { key: string; cert: string };
  /** TLS from the first byte, as on port 465. */
  isImplicit?: boolean;
}

/** How the next mail is treated; then mails are accepted again. */
type Answer =
  /** Sends no greeting. */
  | 'silent'
  /** Rejects the recipient. */
  | 'refuse'
  | 'later'
  /** Accepts the mail and closes the connection before the reply. */
  | 'take and break';

/** A local SMTP server that records mails and fails on demand. */
export class TestMailServer {
  readonly received: ReceivedMail[] = [];
  readonly answers: Answer[] = [];
  connections = 0;
  readonly #options: Options;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  private constructor(options: Options) {
    this.#options = options;
  }

  static async open(options: Options = {}): Promise<TestMailServer> {
    const server = new TestMailServer(options);
    await server.open();
    return server;
  }

  /** On the same port. */
  async open(): Promise<void> {
    this.#server = createServer((socket) => this.#meet(socket));
    this.#server.listen(this.#options.port ?? 0, this.#options.host ?? '127.0.0.1');
    await once(this.#server, 'listening');
    this.#options.port = (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `${this.#options.isImplicit ? 'smtps' : 'smtp'}://${this.#options.host ?? '127.0.0.1'}:${this.#options.port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    await closed;
  }

  #meet(socket: Socket): void {
    this.connections += 1;
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => {});
    if (this.answers[0] === 'silent') {
      this.answers.shift();
      return;
    }
    const talk = (over: Socket, isEncrypted: boolean) =>
      new Conversation(over, { isEncrypted, ...this.#options }, this, (plain) =>
        talk(this.#encrypted(plain), true),
      ).listen();
    if (!this.#options.isImplicit) {
      socket.write('220 test mail server\r\n');
      talk(socket, false);
      return;
    }
    const secure = this.#encrypted(socket);
    secure.write('220 test mail server\r\n');
    talk(secure, true);
  }

  #encrypted(socket: Socket): TLSSocket {
    const secureContext = createSecureContext(this.#options.certificate ?? {});
    const secure = new TLSSocket(socket, { isServer: true, secureContext });
    secure.on('error', () => socket.destroy());
    return secure;
  }
}

class Conversation {
  readonly #socket: Socket;
  readonly #state: { isEncrypted: boolean; certificate?: object };
  readonly #server: TestMailServer;
  readonly #upgrade: (socket: Socket) => void;
  #said = '';
  #from = '';
  #to = '';
  #auth: string | undefined;
  #isData = false;

  constructor(
    socket: Socket,
    state: { isEncrypted: boolean; certificate?: object },
    server: TestMailServer,
    upgrade: (socket: Socket) => void,
  ) {
    this.#socket = socket;
    this.#state = state;
    this.#server = server;
    this.#upgrade = upgrade;
  }

  listen(): void {
    this.#socket.on('data', this.#hear);
  }

  #hear = (chunk: Buffer): void => {
    this.#said += chunk.toString('utf8');
    for (;;) {
      const end = this.#isData ? '\r\n.\r\n' : '\r\n';
      const at = this.#said.indexOf(end);
      if (at < 0) return;
      const part = this.#said.slice(0, at);
      this.#said = this.#said.slice(at + end.length);
      if (this.#isData) this.#take(part);
      else this.#answer(part);
    }
  };

  #say(line: string): void {
    this.#socket.write(`${line}\r\n`);
  }

  #answer(line: string): void {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'EHLO') {
      const offersTls = this.#state.certificate && !this.#state.isEncrypted;
      this.#say(`250-here${offersTls ? '\r\n250-STARTTLS' : ''}\r\n250-SMTPUTF8\r\n250 AUTH PLAIN`);
    } else if (verb === 'STARTTLS' && this.#state.certificate) {
      this.#say('220 go ahead');
      this.#socket.off('data', this.#hear);
      this.#upgrade(this.#socket);
    } else if (verb === 'AUTH') {
      this.#auth = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
      this.#say('235 welcome');
    } else if (verb === 'MAIL') {
      this.#from = address;
      this.#say('250 ok');
    } else if (verb === 'RCPT') {
      this.#to = address;
      const next = this.#server.answers[0];
      if (next === 'refuse' || next === 'later') this.#server.answers.shift();
      if (next === 'refuse') this.#say(`550 5.1.1 <${address}> is nobody here`);
      else this.#say(next === 'later' ? `451 <${address}> later, please` : '250 ok');
    } else if (verb === 'DATA') {
      this.#isData = true;
      this.#say('354 go on');
    } else {
      this.#say(verb === 'QUIT' ? '221 bye' : verb === 'RSET' ? '250 ok' : '502 not here');
    }
  }

  #take(raw: string): void {
    this.#isData = false;
    this.#server.received.push({
      from: this.#from,
      to: this.#to,
      ...readMail(raw.replace(/^\.\./gm, '.')),
      wasEncrypted: this.#state.isEncrypted,
      auth: this.#auth,
    });
    if (this.#server.answers[0] === 'take and break') {
      this.#server.answers.shift();
      this.#socket.destroy();
    } else {
      this.#say('250 taken');
    }
  }
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1);
  const read = parts.map((part) => readPart(part.replace(/^\r\n/, '')));
  const find = (type: string) => {
    const part = read.find((candidate) => candidate.headers['content-type']?.startsWith(type));
    const body = part ? decode(part.body, part.headers['content-transfer-encoding']) : '';
    return body.replaceAll('\r\n', '\n');
  };
  return { headers, text: find('text/plain'), html: find('text/html') };
}

function readPart(raw: string): { headers: Record<string, string>; body: string } {
  const at = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body: raw.slice(at + 4) };
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
