FROM node:22-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends binutils
WORKDIR /src
COPY . .
# The image is the archive of a release, with its Node stripped of symbols, and the libraries that Node loads.
RUN npm run archive \
  && mkdir -p /image/etc /image/data /image/tmp \
  && mv dist/release/hush /image/hush \
  && strip /image/hush/node_modules/node-linux-*/bin/node \
  && ldd /image/hush/node_modules/node-linux-*/bin/node | grep -o '/[^ )]*' | xargs cp --parents --dereference --target-directory=/image \
  && echo 'node:x:1000:1000::/data:/' > /image/etc/passwd \
  && chown 1000:1000 /image/data && chmod 1777 /image/tmp

FROM scratch
COPY --from=build /image /
WORKDIR /hush
ENV NODE_ENV=production DATA_DIR=/data PORT=8000 PATH=/hush
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "dist/server/main.js"]
