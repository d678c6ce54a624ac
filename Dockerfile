# The app behind an nginx without root, with docs/hosting/nginx.conf:
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
 && test -n "$BACKEND" \
 && sed -e "s|http://127.0.0.1:8080|$BACKEND|" -e 's|listen 80;|listen 8080;|' -e 's|server_name example.com;|server_name _;|' \
      -e 's|/srv/meditatii;|/usr/share/nginx/html;|' docs/hosting/nginx.conf > nginx.conf

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY --from=build /app/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/index.html"]
