import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The API page at /api/docs, made from the contract. Left out in production. */
export async function addApiDocs(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title, version: '1', description: 'Made from the same schemas that check every request.' } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
