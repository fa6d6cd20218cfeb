FROM node:22-slim AS build
WORKDIR /hush
COPY . .
RUN npm run build && npm ci --omit=dev --omit=optional --ignore-scripts --no-fund --no-audit

FROM node:22-slim
WORKDIR /hush
ENV NODE_ENV=production DATA_DIR=/data PORT=8000
COPY --from=build /hush/package.json ./
COPY --from=build /hush/node_modules ./node_modules
COPY --from=build /hush/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "dist/server/main.js"]
