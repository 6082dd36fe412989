import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The client's address as trusted proxies report it. IPv6 by /64, the size that one household gets. */
export const clientAddress = (request: FastifyRequest): string =>
  rateLimit.normalizeIP(request.ip, 64);
