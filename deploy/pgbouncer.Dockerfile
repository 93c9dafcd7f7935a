ARG DEBIAN_IMAGE=debian:13.2-slim
FROM ${DEBIAN_IMAGE}
RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
USER postgres
CMD ["sh", "-c", "printf '\"shop_server\" \"%s\"\\n' \"$(cat /run/secrets/shop-server-password)\" > /tmp/userlist.txt && exec pgbouncer /etc/pgbouncer/pgbouncer.ini"]
