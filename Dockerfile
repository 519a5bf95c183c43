# The site as an image: built from the checkout, run from the release alone.
#   docker build -t chinar-and-oar:1.0.0 .
# The base is Node's official image by version; your registry's digest may be added behind it (…-slim@sha256:…).
FROM node:26.12.1-trixie-slim AS build
WORKDIR /build
# Installed again only when the packages change.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --loglevel=error
COPY . .
RUN PATH="/build/node_modules/.bin:$PATH" node scripts/tasks/release.ts /release

FROM node:26.12.1-trixie-slim
# pg_dump and pg_restore, for backups of PostgreSQL up to 17; a site on the embedded database needs neither.
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql-client-17 \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /release /site
# All that it writes is in /data, so the rest of the container may be read-only (docker run --read-only).
RUN install -d -o node -g node -m 700 /data /backups
USER node
WORKDIR /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# How glibc gives memory back: a third less after many pages (scripts/memory-settings.mjs).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=8388608
VOLUME ["/data", "/backups"]
EXPOSE 3000
# Ready, not only alive: what starts after it waits for this.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((reply)=>process.exit(reply.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
# Node itself is the first process and gets the signal; it ends within ten seconds.
CMD ["node", "/site/server.js"]
