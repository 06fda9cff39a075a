# syntax=docker/dockerfile:1.7
# The image of one app: docker build --build-arg APP=admin . (or share, landing, api)
ARG APP

FROM node:24-bookworm-slim AS tools
ENV CI=true TURBO_TELEMETRY_DISABLED=1
RUN npm install --global pnpm@12.21.0 turbo@2.11.11
WORKDIR /repo

# Only what this app depends on: another app's change leaves every layer below as it is.
FROM tools AS pruned
ARG APP
COPY . .
RUN turbo prune @buddyline/${APP} --docker

FROM tools AS bundled
ARG APP
COPY --from=pruned /repo/out/pnpm-lock.yaml /repo/out/pnpm-workspace.yaml ./
RUN pnpm fetch
COPY --from=pruned /repo/out/full/ ./
RUN pnpm install --frozen-lockfile --offline
RUN turbo run bundle --filter=@buddyline/${APP}

FROM node:24-bookworm-slim AS app
ARG APP
LABEL org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=bundled /repo/apps/${APP}/dist ./

FROM app AS web
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]

FROM web AS admin
LABEL org.opencontainers.image.title="Buddyline staff panel"
ENV PORT=4001
EXPOSE 4001

FROM web AS share
LABEL org.opencontainers.image.title="Buddyline shared post"
ENV PORT=4002
EXPOSE 4002

FROM web AS landing
LABEL org.opencontainers.image.title="Buddyline landing pages"
ENV PORT=4003
EXPOSE 4003

FROM app AS api
LABEL org.opencontainers.image.title="Buddyline API"
# The embedded database and uploaded files, unless DATABASE_URL and S3_BUCKET say otherwise.
ENV API_PORT=4000 DATA_DIR=/data
RUN mkdir --mode=700 /data && chown node:node /data
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.API_PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]

# The stage of that name.
FROM ${APP}
USER node
CMD ["node", "server.js"]
