#!/bin/bash
# Runs once, when the primary's database is made, after all others by its name: nobody comes in by the network without TLS.
set -eu
sed --in-place --regexp-extended 's/^host\s/hostssl /' "$PGDATA/pg_hba.conf"
