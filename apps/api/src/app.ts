import cookie from '@fastify/cookie';
import { maxHeadBytes } from '@buddyline/connections/head-size';
import fastify, { LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { asWorkOf } from './db/engine/connection-shares.ts';
import { guardAccess } from './http/access.ts';
import type { Api } from './http/api.ts';
import { requireAudit } from './http/audit.ts';
import { compressAnswers } from './http/compression/compress-answers.ts';
import { answerConditionally } from './http/conditional/conditional-calls.ts';
import { recallAnswers } from './http/idempotency/answer-once.ts';
import { answerBrokenRequests } from './http/connections/broken-request.ts';
import { noticeLeavingClients } from './http/connections/client-left.ts';
import { limitConnections } from './http/connections/limit-connections.ts';
import { proxyTrust } from '@buddyline/connections/trusted-proxies';
import { closeAfterUnreadBodies } from './http/connections/unread-bodies.ts';
import { decodableUrl } from '@buddyline/connections/decodable-url';
import { answerFailures } from './http/error-handler.ts';
import { answerMadeRecords } from './http/answers/made-records.ts';
import { sendSecurityHeaders } from './http/headers.ts';
import { acceptJsonOnly } from './http/json-bodies.ts';
import { shedLoad } from './http/limits/load-shedding.ts';
import { shareConnections } from './http/limits/share-connections.ts';
import { limitCalls } from './http/limits/limit-calls.ts';
import { negotiateLanguage } from './http/locale.ts';
import { logAnswers, loggerOptions } from './http/log.ts';
import { guardProof } from './http/proof.ts';
import { describeApi } from './http/openapi/openapi.ts';
import { type ValibotTypeProvider, validatorCompiler, withoutAjv } from './http/validation.ts';
import type { Services } from './services.ts';
import { isHolder } from './routes/owned/holder-sql.ts';
import { addRoutes } from './routes/routes.ts';

/** JSON bodies; uploads have limits of their own. */
const bodyLimit = 64 * 1024;

/** Builds the API, which does not listen yet. Every route is below `/api`. */
export async function buildApp(services: Services): Promise<Api> {
  const { config } = services;
  const api = fastify({
    bodyLimit,
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    clientErrorHandler: answerBrokenRequests(config),
    trustProxy: proxyTrust(config.trustedProxies),
    // For uploads; JSON bodies have eight seconds, see `json-bodies.ts`.
    requestTimeout: 120_000,
    // Longer than a proxy keeps its idle connections, so that the proxy closes them first.
    keepAliveTimeout: 72_000,
    rewriteUrl: ({ url }) => decodableUrl(url),
    // No limit but that of the head: the schemas validate ids.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeadBytes },
    http: {
      maxHeaderSize: maxHeadBytes,
      headersTimeout: 8_000,
      connectionsCheckingInterval: 1_000,
    },
    return503OnClosing: false,
    schemaController: withoutAjv,
  }).withTypeProvider<ValibotTypeProvider>();

  api.setValidatorCompiler(validatorCompiler);

  api.addHook('onClose', () => services.background.ended());
  closeAfterUnreadBodies(api.server);
  limitConnections(api, config);
  noticeLeavingClients(api);
  negotiateLanguage(api);
  sendSecurityHeaders(api, config);
  answerFailures(api);
  services.metrics?.measureCalls(api);
  shedLoad(api, config.maxInFlight);
  logAnswers(api);
  answerConditionally(api);
  acceptJsonOnly(api);
  await api.register(cookie);
  const { db } = services.database;
  guardAccess(api, services, (record, userId) =>
    asWorkOf(userId, () => isHolder(db, record, userId)),
  );
  guardProof(api, db);
  shareConnections(api);
  requireAudit(api);
  limitCalls(api, services.limiter);
  recallAnswers(api, db);
  answerMadeRecords(api);
  describeApi(api, config);
  await compressAnswers(api);
  await api.register((routes: Api) => addRoutes(routes, services), { prefix: '/api' });
  return api;
}
