#!/bin/bash
# Certificates for the connections inside, in this folder, for the parts of docker-compose.yml or those that are named: by them each
# knows that it talks to the right one. They are good for two years; before that, run this again and start everything anew. The key
# that signed them is kept nowhere.
set -eu
key=(-newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -sha256 -days 730)
ca=$(mktemp)
trap 'rm -f "$ca"' EXIT
openssl req -x509 "${key[@]}" -subj '/CN=Sunnah Store inside' -addext 'keyUsage=critical,keyCertSign' -keyout "$ca" -out inside-ca
[ $# -gt 0 ] || set -- postgres postgres-replica pgbouncer api
for name; do
  openssl req -x509 "${key[@]}" -CA inside-ca -CAkey "$ca" -subj "/CN=$name" -addext "subjectAltName=DNS:$name" \
    -addext 'basicConstraints=critical,CA:false' -addext 'extendedKeyUsage=serverAuth' \
    -keyout "$name-key" -out "$name-certificate"
done
