FROM node:24-bookworm-slim AS build
WORKDIR /ludarium
COPY . .
RUN npm ci --no-audit --no-fund && npx vite build web --logLevel warn

FROM node:24-bookworm-slim
WORKDIR /ludarium
COPY --from=build --chown=node:node /ludarium /ludarium
ENV HOST=0.0.0.0 PORT=3000 DATA=/data NODE_ENV=production
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "server/main.ts"]
