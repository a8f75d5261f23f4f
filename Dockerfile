# The server with all that it needs to run, and nothing else. docs/operations.md tells how to use it.
# `npm run image` carries out every step of this file on a computer without Docker.

FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN node tools/start.mjs --build

FROM node:20-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages/bots/package.json packages/bots/
COPY packages/engine/package.json packages/engine/
COPY packages/protocol/package.json packages/protocol/
COPY packages/table/package.json packages/table/
RUN npm ci --omit=dev --workspace apps/server --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Where there is no DATABASE_URL, the database lies here.
WORKDIR /data
RUN chown 1000:1000 .
WORKDIR /app
COPY --from=modules /app ./
COPY --from=build /app/packages/bots/dist packages/bots/dist
COPY --from=build /app/packages/bots/weights packages/bots/weights
COPY --from=build /app/packages/engine/dist packages/engine/dist
COPY --from=build /app/packages/protocol/dist packages/protocol/dist
COPY --from=build /app/packages/table/dist packages/table/dist
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
# The user that Node's image calls node. All that it can write to is /data.
USER 1000:1000
EXPOSE 3000
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=128", "apps/server/dist/main.js"]
