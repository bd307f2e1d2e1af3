#!/bin/sh
# Runs a program, and starts it again when it was killed or crashed: at once, and five times in a
# row at most where it dies of its start. A shell takes 1 MB where a process of Node takes 45.
# All signals to end are handed on; this ends with the code of the program.

most=5
sound=10
crashes=0
asked=no
child=

hand_on() {
  asked=yes
  if [ -n "$child" ]; then kill "-$1" "$child" 2>/dev/null; fi
}
trap 'hand_on TERM' TERM HUP
trap 'hand_on INT' INT

while [ "$asked" = no ]; do
  began=$(date +%s)
  "$@" &
  child=$!
  wait "$child"
  code=$?
  # A signal ends `wait` before the program has ended.
  while kill -0 "$child" 2>/dev/null; do
    wait "$child"
    code=$?
  done
  # Another code than of a bug or a signal says what is wrong, and would be said again.
  if [ "$asked" = yes ] || { [ "$code" -ne 1 ] && [ "$code" -lt 128 ]; }; then exit "$code"; fi
  crashes=$((crashes + 1))
  if [ $(($(date +%s) - began)) -gt "$sound" ]; then crashes=1; fi
  if [ "$crashes" -gt "$most" ]; then exit "$code"; fi
  echo "The server ended ($code) and is started again." >&2
  if [ "$crashes" -gt 1 ]; then sleep "$crashes"; fi
done
exit 0
