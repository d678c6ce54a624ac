# The app behind an nginx without root, with the configuration that `npm run hosting` writes (docs/hosting.md):
#
#   docker build --build-arg BACKEND=https://api.example.ro -t meditatii-web .
#   docker run -p 8080:8080 meditatii-web
#
# The settings of an installation (VITE_*, docs/settings.md) are read from .env.local.

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Origin of the back end. nginx resolves its name when it starts.
ARG BACKEND
# Name of this build in reports; the image has no git history to take it from.
ARG VITE_BUILD_ID
RUN npm run build \
 && npm run hosting -- --backend "$BACKEND" --listen 8080 --name _ --root /usr/share/nginx/html

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY --from=build /app/dist-hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/index.html"]
