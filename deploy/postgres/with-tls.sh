#!/bin/bash
# Starts PostgreSQL with the certificate of that name. It takes a key only from a file that nobody else may read, and not every
# secret is one.
set -eu
install --mode=600 "/run/secrets/$TLS_NAME-key" /tmp/tls-key
exec "$@" -c ssl=on -c ssl_cert_file="/run/secrets/$TLS_NAME-certificate" -c ssl_key_file=/tmp/tls-key
