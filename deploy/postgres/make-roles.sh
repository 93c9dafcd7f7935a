#!/bin/bash
# Runs once, when the primary's database is made: who may change its tables, and who may only read and write their rows.
set -eu
: "${SHOP_OWNER_PASSWORD:=$(cat /run/secrets/shop-owner-password)}"
: "${SHOP_SERVER_PASSWORD:=$(cat /run/secrets/shop-server-password)}"
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=database="$POSTGRES_DB" \
  --set=owner_password="$SHOP_OWNER_PASSWORD" --set=server_password="$SHOP_SERVER_PASSWORD" <<'SQL'
CREATE ROLE shop_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE shop_server LOGIN PASSWORD :'server_password';
ALTER DATABASE :"database" OWNER TO shop_owner;
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO shop_server;
ALTER DEFAULT PRIVILEGES FOR ROLE shop_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO shop_server;
ALTER DEFAULT PRIVILEGES FOR ROLE shop_owner GRANT USAGE ON SEQUENCES TO shop_server;
SQL
