import type { FastifyRequest } from 'fastify';

/** Without what was asked of it. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';
