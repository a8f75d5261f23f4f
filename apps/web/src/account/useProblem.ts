import { WIRE_ERROR_CODES } from '@modern-art/protocol'
import type { WireErrorCode } from '@modern-art/protocol'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

const PROBLEM = 'problem'

/** Why another site did not sign somebody in, as the address says with which the browser came back. */
export function problemIn(search: string): WireErrorCode | null {
  const code = new URLSearchParams(search).get(PROBLEM)
  return WIRE_ERROR_CODES.find((known) => known === code) ?? (code === null ? null : 'provider_failed')
}

/** The same, once: whoever loads the page again has read it. */
export function useProblem(): WireErrorCode | null {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [problem] = useState(() => problemIn(search))
  useEffect(() => {
    const rest = new URLSearchParams(search)
    if (!rest.has(PROBLEM)) return
    rest.delete(PROBLEM)
    navigate(rest.size === 0 ? path : `${path}?${rest.toString()}`, { replace: true })
  }, [search, path, navigate])
  return problem
}
