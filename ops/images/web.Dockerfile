# The site. Build it from the repository's root: docker build -f ops/images/web.Dockerfile -t citygigs-web .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY web/package.json web/
COPY server/package.json server/
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --omit=dev --ignore-scripts --workspace web --include-workspace-root
COPY . .
RUN node --input-type=module -e "const build = await import('./scripts/build.mjs'); await build.buildStale({ only: build.runningCode })"

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY web/package.json web/
COPY server/package.json server/
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --omit=dev --ignore-scripts --workspace web --include-workspace-root=false
# The bundles have what the pages use of these.
RUN rm -r node_modules/@tabler node_modules/@mantine node_modules/country-flag-icons

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=dependencies /app ./
COPY web/src web/src
COPY server/src server/src
COPY web/public web/public
COPY --from=build /app/web/dist web/dist
COPY schema schema
COPY locales locales
USER 1000:1000
EXPOSE 3000
CMD ["node", "--import", "./server/src/process/exitWhileStarting.ts", "web/src/server/main.ts"]
