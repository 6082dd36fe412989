import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as far as the trusted proxies say so. IPv6 by /64: one household's share. */
export const clientAddress = (request: FastifyRequest): string =>
  rateLimit.normalizeIP(request.ip, 64);
