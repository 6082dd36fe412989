import type { FastifyRequest } from 'fastify';

/** Strips the query string. */
export const pathWithoutQuery = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';
