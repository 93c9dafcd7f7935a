#!/bin/bash
# Runs once, when the primary's database is made: who may follow it.
set -eu
: "${REPLICATION_PASSWORD:=$(cat /run/secrets/replication-password)}"
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=password="$REPLICATION_PASSWORD" <<'SQL'
CREATE ROLE follower LOGIN REPLICATION PASSWORD :'password';
SQL
echo 'host replication follower all scram-sha-256' >> "$PGDATA/pg_hba.conf"
