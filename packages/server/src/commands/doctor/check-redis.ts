import { systemClock } from '../../platform/clock.ts';
import { newRedis, type RedisPlace } from '../../platform/redis.ts';
import { checkClock, type Finding, fault, warning, well } from './finding.ts';

export async function checkRedis(place: RedisPlace): Promise<Finding[]> {
  const { hostname, protocol } = new URL(place.url);
  const redis = newRedis(place, {
    lazyConnect: true,
    connectTimeout: 5000,
    commandTimeout: 5000,
    maxRetriesPerRequest: 0,
    retryStrategy: null,
    sentinelRetryStrategy: () => null,
  });
  let refusal = '';
  redis.on('error', (error: Error) => {
    refusal = error.message;
  });
  try {
    await redis.connect();
    const askedAt = systemClock.now();
    const [seconds, micros] = await redis.time();
    const roundTripMs = systemClock.now() - askedAt;
    const info = await redis.info();
    const read = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? '';
    return [
      well(
        `Redis ${read('redis_version')} on ${hostname} answers in ${roundTripMs.toFixed(0)} ms.`,
      ),
      ...checkClock(
        `Redis on ${hostname}`,
        Number(seconds) * 1000 + Number(micros) / 1000,
        askedAt,
        roundTripMs,
      ),
      ...(read('role') === 'slave'
        ? [
            fault(
              `Redis on ${hostname} is a replica: nothing can be written there.`,
              'Point REDIS_URL to the master.',
            ),
          ]
        : []),
      ...(read('aof_enabled') === '1' && !['', 'noeviction'].includes(read('maxmemory_policy'))
        ? [
            warning(
              `Redis keeps events on its disk, but may evict them (maxmemory-policy ${read('maxmemory_policy')}).`,
              'Set maxmemory-policy to noeviction.',
            ),
          ]
        : []),
      ...(read('aof_last_write_status') === 'err'
        ? [
            fault(
              'Redis could not write to its disk the last time it tried.',
              'Look at the disk of its machine.',
            ),
          ]
        : []),
      ...(protocol === 'redis:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
        ? [
            warning(
              `The connection to Redis on ${hostname} is not encrypted.`,
              'Use rediss://, unless that network is yours alone.',
            ),
          ]
        : []),
    ];
  } catch (error) {
    const text = `${refusal} ${(error as Error).message}`;
    if (/NOAUTH|WRONGPASS|NOPERM|invalid password/.test(text)) {
      return [
        fault(
          `Redis on ${hostname} refuses the password of REDIS_URL, or wants one.`,
          'Correct it: redis://:password@host:6379.',
        ),
      ];
    }
    const code = /E[A-Z]{4,}/.exec(text)?.[0] ?? 'no answer within 5 s';
    return [
      fault(
        `Redis on ${hostname} can't be reached (${code}).`,
        'Check that it runs and that REDIS_URL names its host and port. Meanwhile the game goes on, with limits counted per server.',
      ),
    ];
  } finally {
    redis.disconnect();
  }
}
