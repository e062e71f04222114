import { useSyncExternalStore } from 'react'
import type { GateState } from './decide.ts'
import { gateState, watchGate } from './gate-state.ts'

/** Served pages know nothing of the visitor: hydration starts from `checking`. */
export const useGateState = (): GateState =>
  useSyncExternalStore(watchGate, gateState, () => 'checking')
