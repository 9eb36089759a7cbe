# The gateway. Build it from the repository's root: docker build -f ops/images/gateway.Dockerfile -t citygigs-gateway .
FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY gateway/package.json gateway/
COPY server/package.json server/
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --omit=dev --ignore-scripts --workspace gateway --include-workspace-root=false

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=dependencies /app ./
COPY gateway/src gateway/src
COPY server/src server/src
COPY schema schema
COPY locales locales
COPY docs/graph.md docs/graph.md
USER 1000:1000
EXPOSE 4000
CMD ["node", "--import", "./server/src/process/exitWhileStarting.ts", "gateway/src/main.ts"]
