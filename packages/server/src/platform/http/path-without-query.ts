import type { FastifyRequest } from 'fastify';

/** Without what was asked of it. */
export const pathWithoutQuery = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';
