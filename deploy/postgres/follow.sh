#!/bin/bash
# Copies the primary, once, and follows it from then on. `pg_ctl promote` makes it the primary.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --dbname="host=$PRIMARY_HOST port=${PRIMARY_PORT:-5432} user=follower password=$REPLICATION_PASSWORD" \
    --pgdata="$PGDATA" --write-recovery-conf --create-slot --slot="${SLOT:-replica}" --checkpoint=fast
fi
exec postgres -D "$PGDATA" "$@"
