#!/bin/bash
# Copies the primary, once, and follows it from then on. `pg_ctl promote` makes it the primary.
set -eu
: "${REPLICATION_PASSWORD:=$(cat /run/secrets/replication-password)}"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  primary="host=$PRIMARY_HOST port=${PRIMARY_PORT:-5432} user=follower password=$REPLICATION_PASSWORD"
  slot=${SLOT:-replica}
  # A copy that was broken off leaves its slot; one that is in use stays, and stops this.
  psql "$primary replication=true" --command="DROP_REPLICATION_SLOT \"$slot\"" || true
  mkdir -p "$PGDATA"
  find "$PGDATA" -mindepth 1 -delete
  # Half a copy must never look like a whole one.
  pg_basebackup --dbname="$primary" --pgdata="$PGDATA/copy" --write-recovery-conf --create-slot --slot="$slot" --checkpoint=fast
  mv "$PGDATA/copy/PG_VERSION" "$PGDATA/PG_VERSION.last"
  find "$PGDATA/copy" -mindepth 1 -maxdepth 1 -exec mv -t "$PGDATA" {} +
  rmdir "$PGDATA/copy"
  chmod 700 "$PGDATA"
  mv "$PGDATA/PG_VERSION.last" "$PGDATA/PG_VERSION"
fi
exec postgres -D "$PGDATA" "$@"
