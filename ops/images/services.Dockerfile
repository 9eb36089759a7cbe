# The REST services and the identity service. Build it from the repository's root:
# docker build -f ops/images/services.Dockerfile -t citygigs-services .
FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY services/package.json services/
COPY sample/package.json sample/
COPY identity/package.json identity/
COPY server/package.json server/
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --omit=dev --ignore-scripts --workspace services --workspace sample --workspace identity --include-workspace-root=false

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
RUN install -d -o 1000 -g 1000 /data
COPY --from=dependencies /app ./
COPY services/src services/src
COPY server/src server/src
COPY identity identity
COPY sample sample
COPY schema schema
COPY locales locales
USER 1000:1000
VOLUME /data
EXPOSE 4100 4200
CMD ["node", "--import", "./server/src/process/exitWhileStarting.ts", "services/src/main.ts"]
