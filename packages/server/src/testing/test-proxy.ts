import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that tests can interrupt and restore. */
export interface TestProxy {
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function startTestProxy(to: { host: string; port: number }): Promise<TestProxy> {
  const open = new Set<Socket>();
  const join = (from: Socket) => {
    const onward = connect(to.port, to.host);
    for (const socket of [from, onward]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        from.destroy();
        onward.destroy();
      });
    }
    from.pipe(onward).pipe(from);
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(join).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: async () => {
      server = await listen(port);
    },
  };
}
